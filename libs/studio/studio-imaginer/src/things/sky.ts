export const SKY = `
天|tiān|#8FBDDC|sky|空
晴|qíng|#7FB8E0|clear sky|晴れ
云|yún|#DDE3E8|cloud|雲
浮云|fú yún|#E6EBEF|drifting cloud|浮雲
乌云|wū yún|#5A626B|dark cloud|黒雲
雨|yǔ|#A3B3BC|rain|雨
细雨|xì yǔ|#B6C3C8|fine rain|細雨
雨后|yǔ hòu|#9CC2CF|after rain|雨上がり
雷雨|léi yǔ|#5B6873|thunderstorm|雷雨
雪|xuě|#F5F8FA|snow|雪
初雪|chū xuě|#F1F5F8|first snow|初雪
残雪|cán xuě|#DDE5E9|lingering snow|残雪
霜|shuāng|#E4EBEF|frost|霜
冰|bīng|#D3E7EE|ice|氷
雾|wù|#CBD1D3|mist|霧
烟|yān|#A9ABAE|smoke|煙
霭|ǎi|#BCC0C6|haze|靄
露|lù|#CFE0DF|dew|露
虹|hóng|#A99BD0|rainbow|虹
霞|xiá|#F0917A|rosy clouds|霞
朝霞|zhāo xiá|#F5A185|morning glow|朝焼け
晚霞|wǎn xiá|#E2705C|evening glow|夕焼け
日|rì|#F4B13E|sun|日
旭日|xù rì|#F28A45|rising sun|朝日
落日|luò rì|#E06A38|setting sun|落日
夕阳|xī yáng|#E8833F|evening sun|夕日
斜阳|xié yáng|#E39A55|slanting sun|斜陽
月|yuè|#E3E8EA|moon|月
月光|yuè guāng|#DCE4EC|moonlight|月光
明月|míng yuè|#F0EFE0|bright moon|明月
残月|cán yuè|#C9CED6|waning moon|残月
星|xīng|#C9D3E6|star|星
星夜|xīng yè|#28325A|starry night|星夜
银河|yín hé|#8E9AC4|Milky Way|天の川
夜|yè|#232940|night|夜
长夜|cháng yè|#1D2236|long night|長夜
夜雨|yè yǔ|#3D4A5C|night rain|夜雨
暮|mù|#7A6C80|dusk|夕暮れ
黄昏|huáng hūn|#C08A5E|twilight|たそがれ
晨|chén|#EBD5C4|morning|朝
黎明|lí míng|#B9BCD4|daybreak|夜明け
晓|xiǎo|#DCCFCB|dawn|暁
曙|shǔ|#F2B7A0|first light|曙
夜色|yè sè|#2A3048|night|夜の色
冬|dōng|#C4CED6|winter|冬
寒|hán|#B4C6D2|cold|寒さ
春|chūn|#A9CF7A|spring|春
早春|zǎo chūn|#C4DA8E|early spring|早春
夏|xià|#4FA36B|summer|夏
秋|qiū|#C8934A|autumn|秋
深秋|shēn qiū|#A9632F|late autumn|晩秋
风|fēng|#C5D5D3|wind|風
春风|chūn fēng|#BBD9A8|spring wind|春風
秋风|qiū fēng|#CBAE82|autumn wind|秋風
空|kōng|#BCD0DC|emptiness|空
虚|xū|#D5D9DC|void|虚
光|guāng|#F6EBC0|light|光
影|yǐng|#7C8288|shadow|影
暗|àn|#3B3E45|darkness|闇
`;
