/**
 * Characters with both a level and an oblique reading, or two level rhymes: `character reading sense; other
 * reading sense`. `=` joins readings with the same sense. senses.ts lists words that need the other reading.
 */
export const POLYPHONES = `
看 平寒=去翰 to look
望 平阳=去漾 to gaze
听 平青=去径 to listen
过 平歌=去个 to pass
忘 平阳=去漾 to forget
醒 平青=上迥 to wake
上 去漾 above, to rise; the rising is 上养, oblique too
不 入物 not; 平尤 in names
中 平东 middle; 去送 to hit
为 去寘 for the sake of; 平支 to be
任 去沁 to leave to; 平侵 to bear
傍 去漾 to keep close to; 平阳 side
儿 平支 child; 平齐 in names
共 去宋 together; 平冬 in names
兴 平蒸 to rise; 去径 a mood
冷 上梗 cold; 平青 in names
几 上尾 how many; 平微 nearly
分 平文 to share; 去问 a lot
华 平麻 splendour; 去祃 a mountain
单 平寒 single; 平先 in 单于
卷 上铣 to roll; 去霰 a scroll, oblique too; 平先 curled
只 上纸 only; 平支 in the old language
吹 平支 to blow; 去寘 wind music
和 平歌 with; 去个 to answer a rhyme
围 平微 to enclose; 去未 a girth
堤 平齐 dyke
塞 去队 frontier; 入职 to stop up
如 平鱼 like
妨 平阳 to hinder; 去漾 in compounds
将 平阳 a general in 将军; 去漾 in 老将, where the place is free
居 平鱼 to dwell
屏 平青 a screen; 上梗 to put away
平 平庚 level; 平先 in names
应 平蒸 ought to; 去径 to answer
当 平阳 at; 去漾 to match
思 平支 to long for; 去寘 a mood
戏 去寘 to play; 平支 in names
扇 去霰 a fan; 平先 to fan
扁 平先 small, of boats; 上铣 flat
折 入屑 to break
挑 平萧 to trim a lamp; 上筱 to provoke
推 平灰 to push
摇 平萧 to sway; 去啸 in the old language
敲 平肴 to knock
数 去遇 some; 上麌 to count, oblique too
暖 上旱 warm; 平元 in names
更 去敬 even more; 平庚 a watch of the night
正 去敬 just now; 平庚 in 正月
汀 平青 shore
池 平支 pool
沙 平麻 sand
沽 平虞 to buy wine; 上麌 to sell
沾 平盐 to wet
泥 平齐 mud; 去霁 to cling
浑 平元 all, quite; 上阮 turbid
浪 去漾 wave; 平阳 in 沧浪
涯 平佳 shore, end
渐 上俭 by degrees; 平盐 to soak
滩 平寒 shallows
潭 平覃 pool
澄 平庚 limpid
烧 平萧 to burn; 去啸 a wild fire
煎 平先 to brew
燕 去霰 swallow; 平先 a country
王 平阳 king; 去漾 to rule
生 平庚 to grow
疏 平鱼 sparse; 去御 a memorial
禅 平先 meditation; 去霰 to abdicate
离 平支 to part; 去霁 to leave
空 平东 empty; 去送 a blank
穿 平先 to go through
笼 平东 to veil; 上董 a basket
筒 平东 tube
簪 平覃 hairpin
纶 平真 fishing line; 平删 a cap
经 平青 to pass; 去径 a warp
罢 上蟹 to end; 平支 weary
背 去队 back, to turn away
胜 平蒸 to bear; 去径 to win
能 平蒸 can
芦 平虞 reed
荒 平阳 waste
荷 平歌 lotus; 上哿 to carry
莲 平先 lotus
莓 平灰 moss, berry
虫 平东 insect
薇 平微 crape myrtle
蛙 平麻 frog
行 平庚 to go; 平阳 a row; 去敬 conduct
衣 平微 clothes; 去未 to wear
评 平庚 to judge
调 平萧 to tune; 去啸 a melody
迎 平庚 to meet
还 平删 to come back
重 平冬 layer on layer; 上肿 heavy
长 平阳 long; 上养 to grow
闲 平删 idle
间 平删 between; 去谏 to part
闻 平文 to hear; 去问 fame
难 平寒 hard; 去翰 distress
风 平东 wind; 去送 to mock
骑 去寘 horsemen; 平支 to ride
鸿 平东 wild goose
`;
