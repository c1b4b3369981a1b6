/**
 * Colour words with their dictionary meaning, and words for moods. Each line is
 * `name|pinyin|hex|English|Japanese`.
 */
export const WORDS = `
红|hóng|#D93A3A|red|赤
朱|zhū|#DB4528|vermilion|朱
赤|chì|#C8322A|red|赤
丹|dān|#D9492E|cinnabar|丹
绯|fēi|#C93A38|scarlet|緋
绛|jiàng|#8E2434|deep red|絳
赪|chēng|#D86A50|light red|薄赤
彤|tóng|#C73A34|red|赤
殷|yān|#80202A|dark red|赤黒
嫣|yān|#E67A8A|charming red|艶紅
酡|tuó|#E58A78|flushed|酔い顔
妃|fēi|#EFA9A4|consort's pink|妃色
缙|jìn|#D8604C|pale red silk|浅赤
纁|xūn|#B4543C|russet|纁
赭|zhě|#93502F|ochre|赭
褐|hè|#6E4E38|brown|褐
棕|zōng|#7A4F2E|brown|棕
黄|huáng|#F0C53C|yellow|黄
缃|xiāng|#EBD275|pale yellow|浅黄
绿|lǜ|#4FA35F|green|緑
翠|cuì|#2F9E74|kingfisher green|翠
碧|bì|#49A58C|blue-green|碧
苍|cāng|#6F8A83|grey-green|蒼
葱茏|cōng lóng|#5FA35A|lush green|緑濃い
青|qīng|#4F9C96|blue-green|青
缥|piǎo|#A6CDBE|pale blue-green|縹
靛青|diàn qīng|#1F5584|indigo|藍色
绀|gàn|#2A2F58|dark violet blue|紺
紫|zǐ|#7A4A94|purple|紫
黑|hēi|#1C1C1F|black|黒
玄|xuán|#33262A|dark|玄
皂|zào|#2B2A2C|black|皂
缁|zī|#312C2E|black|緇
黝|yǒu|#3D3C42|dark|黝
黧|lí|#544A40|sallow black|黧
黯|àn|#3A3C42|gloomy|黯
乌|wū|#36333A|crow black|烏
白|bái|#F3F3EF|white|白
素|sù|#EEEBE2|undyed|素
缟|gǎo|#F1EEE6|white silk|縞
皓|hào|#F5F6F3|bright white|皓
皎|jiǎo|#EFF1F0|bright white|皎
皦|jiǎo|#F1F1EE|white|皦
莹|yíng|#E3EFF0|lustrous|瑩
霁|jì|#7FB6D6|sky after rain|雨上がりの空
粉红|fěn hóng|#F2B3BC|pink|桃色
橙红|chéng hóng|#EE6A3A|orange red|橙赤
思念|sī niàn|#B7A9BF|longing|思い
相思|xiāng sī|#A83A44|lovesickness|恋しさ
愁|chóu|#7D8694|sorrow|愁い
离愁|lí chóu|#8A93A3|sorrow of parting|別れの愁い
乡愁|xiāng chóu|#9A8A72|homesickness|郷愁
寂寞|jì mò|#8B8F99|loneliness|寂しさ
孤|gū|#7F8690|alone|孤独
梦|mèng|#C4B5D6|dream|夢
旧梦|jiù mèng|#B3A3A8|old dream|昔の夢
幻|huàn|#B9A8DC|illusion|幻
喜|xǐ|#DE3A34|joy|喜び
温柔|wēn róu|#F2C9BE|tenderness|優しさ
少女|shào nǚ|#F6B9C6|maiden|乙女
静|jìng|#A9BAC0|stillness|静けさ
禅|chán|#9A9484|meditation|禅
旧|jiù|#A89878|old|古い
故人|gù rén|#A39A8C|old friend|旧友
古|gǔ|#86775A|ancient|古
岁月|suì yuè|#9C8C74|years gone by|歳月
时光|shí guāng|#CDB894|time|時
归|guī|#A98F72|return|帰り
清|qīng|#C2DDD8|clear|清らか
幽|yōu|#4F5F5C|secluded|幽か
仙|xiān|#C6D8DC|immortal|仙人
佛|fó|#C79A4A|Buddha|仏
帝|dì|#C9952E|emperor|帝
侠|xiá|#4A545E|knight-errant|侠
`;
